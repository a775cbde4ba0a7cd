/** Whether a text is a whole address of the web, which begins with http:// or https://. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
