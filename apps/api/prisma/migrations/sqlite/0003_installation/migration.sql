-- CreateTable
CREATE TABLE "installation" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL,
    "paired_at" DATETIME
);
