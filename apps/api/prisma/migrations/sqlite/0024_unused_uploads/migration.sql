-- AlterTable
ALTER TABLE "uploads" ADD COLUMN "unused_since" DATETIME;
