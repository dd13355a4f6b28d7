// What a host wrote, as plain text: paragraphs with empty lines between them, `#` before headings, `-` before the items of a list.

export type Part = { is: 'heading' | 'text'; text: string } | { is: 'list'; items: string[] }

export function paragraphs(text: string): Part[] {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n\s*\n/)
  return blocks.flatMap(block => partsOf(block.trim().split('\n')))
}

function partsOf(lines: string[]): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    const [, heading] = /^#+\s+(.*)$/.exec(line) ?? []
    const [, item] = /^[-*]\s+(.*)$/.exec(line) ?? []
    const last = parts.at(-1)
    if (heading !== undefined) parts.push({ is: 'heading', text: heading })
    else if (item !== undefined && last?.is === 'list') last.items.push(item)
    else if (item !== undefined) parts.push({ is: 'list', items: [item] })
    else if (last?.is === 'text') last.text += `\n${line}`
    else if (line.trim()) parts.push({ is: 'text', text: line })
  }
  return parts
}
