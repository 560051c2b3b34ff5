DROP INDEX "newsletters_due";
