/** A picture that is to become one that the server takes, and the most bytes that it may have. */
export interface PictureJob {
  readonly number: number;
  readonly file: Blob;
  readonly maxBytes: number;
}

/** The picture as it was made. */
export interface MadePicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Made, impossible to open or to make small enough, or out of reach since the code for it could not be fetched. */
export type MakeResult = MadePicture | "unreadable" | "unreachable";

/** What the worker answers with. */
export interface PictureAnswer {
  readonly number: number;
  readonly result: MakeResult;
}
