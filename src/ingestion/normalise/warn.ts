/** Where a rule says what it had to leave out or put right. The same words for the same fault: reports count them. */
export type Warn = (text: string) => void
