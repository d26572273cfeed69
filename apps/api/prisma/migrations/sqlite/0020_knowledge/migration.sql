-- CreateTable
CREATE TABLE "knowledge_entries" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "label" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "examples" TEXT NOT NULL,
    "links" TEXT NOT NULL,
    "declines" BOOLEAN NOT NULL,
    "is_on" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" DATETIME NOT NULL,
    "updated_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "learnt_patterns" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entry_id" TEXT NOT NULL,
    "example" TEXT NOT NULL,
    "regression" TEXT NOT NULL,
    "created_at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "knowledge_state" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "revision" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "question_groups" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "members" TEXT NOT NULL,
    "last_asked_at" DATETIME NOT NULL,
    "is_dismissed" BOOLEAN NOT NULL DEFAULT false
);

-- CreateTable
CREATE TABLE "question_grouping" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "grouped_at" DATETIME NOT NULL,
    "industries" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "learnt_patterns_entry_id_idx" ON "learnt_patterns"("entry_id");
