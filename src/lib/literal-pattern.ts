/** Part of a regular expression (without the flag `v`) that fits this text and nothing else. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)
}
