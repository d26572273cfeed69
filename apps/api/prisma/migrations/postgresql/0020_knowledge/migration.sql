-- CreateTable
CREATE TABLE "knowledge_entries" (
    "id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "examples" TEXT NOT NULL,
    "links" TEXT NOT NULL,
    "declines" BOOLEAN NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "knowledge_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "learnt_patterns" (
    "id" TEXT NOT NULL,
    "entry_id" TEXT NOT NULL,
    "example" TEXT NOT NULL,
    "regression" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "learnt_patterns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_state" (
    "id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "knowledge_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_groups" (
    "id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "members" TEXT NOT NULL,
    "last_asked_at" TIMESTAMP(3) NOT NULL,
    "is_dismissed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "question_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_grouping" (
    "id" TEXT NOT NULL,
    "grouped_at" TIMESTAMP(3) NOT NULL,
    "industries" TEXT NOT NULL,

    CONSTRAINT "question_grouping_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "learnt_patterns_entry_id_idx" ON "learnt_patterns"("entry_id");
