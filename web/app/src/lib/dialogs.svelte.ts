// How many dialogs are open: what lies behind one cannot be reached, so messages are shown in it.
export const dialogs = $state({ open: 0 })
