/** The purpose of an uploaded file. */
export const uploadCategories = ["logo", "media", "document"] as const;
export type UploadCategory = (typeof uploadCategories)[number];
