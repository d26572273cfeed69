/** What a file is handed in as. */
export const uploadCategories = ["logo", "media", "document"] as const;
export type UploadCategory = (typeof uploadCategories)[number];
