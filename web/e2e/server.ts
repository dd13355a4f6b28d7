// The real server, a fresh one for each test. The only file that knows its flags.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const BINARY = process.env.HEDGEROW_BIN ?? join(import.meta.dirname, '../../target/release/hedgerow')

const flags = (data: string, listen: string): string[] => [
  'serve', '--data', data, '--listen', listen, '--bot-delay', '0', '--sign-ins-per-minute', '0', '--requests-per-second', '0',
]

export class TestServer {
  private process: ChildProcess | undefined
  url = ''
  constructor(private readonly more: readonly string[]) {}

  private readonly data = mkdtempSync(join(tmpdir(), 'hedgerow-e2e-'))

  /** `more`: flags besides the usual ones. */
  static async start(...more: string[]): Promise<TestServer> {
    const server = new TestServer(more)
    await server.run('127.0.0.1:0')
    return server
  }

  private run(listen: string): Promise<void> {
    const child = spawn(BINARY, [...flags(this.data, listen), ...this.more], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.process = child
    return new Promise((ready, failed) => {
      let output = ''
      const read = (chunk: Buffer) => {
        output += chunk.toString()
        const url = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+\S*/.exec(output)?.[0]
        if (url) {
          this.url = url.endsWith('/') ? url : `${url}/`
          ready()
        }
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.on('error', failed)
      child.on('exit', code => failed(new Error(`the server ended (${code}): ${output}`)))
    })
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    const child = this.process
    if (!child || child.exitCode !== null) return
    child.removeAllListeners('exit')
    await new Promise<void>(ended => {
      child.once('exit', () => ended())
      child.kill('SIGKILL')
    })
  }

  /** The same data at the same address. */
  async restart(): Promise<void> {
    await this.run(`127.0.0.1:${new URL(this.url).port}`)
  }

  /** What the host types while the server runs; says what was answered. */
  admin(...words: string[]): string {
    return execFileSync(BINARY, ['admin', '--data', this.data, ...words], { encoding: 'utf8' }).trim()
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}
