export type PictureFaultCode =
  | 'html' // a web page in place of a picture
  | 'svg' // a drawing may hold scripts and draw in other files
  | 'unsupported' // bytes of no kind of picture that we read
  | 'damaged'
  | 'tooSmall' // a counting pixel
  | 'strip' // many times as long as wide
  | 'tooManyPixels'
  | 'tooSlow'

/** Why bytes are no picture for us, in words for the operator. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault'
  readonly code: PictureFaultCode

  constructor(code: PictureFaultCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
