// The list of keys: opened by `?` on every page, and by buttons.
export const help = $state({ open: false })
