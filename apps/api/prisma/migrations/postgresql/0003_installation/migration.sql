-- CreateTable
CREATE TABLE "installation" (
    "key" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "paired_at" TIMESTAMP(3),

    CONSTRAINT "installation_pkey" PRIMARY KEY ("key")
);
