-- AlterTable
ALTER TABLE "subscribers" ADD COLUMN     "asked_at" TIMESTAMP(3),
ADD COLUMN     "asked_often" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "subscribers_asked_at_idx" ON "subscribers"("asked_at");
