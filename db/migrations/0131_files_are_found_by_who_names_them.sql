CREATE INDEX "agency_licences_file" ON "agency_licences" USING btree ("file_id");
CREATE INDEX "employer_profiles_photo" ON "employer_profiles" USING btree ("photo_file_id");
CREATE INDEX "recruitment_offers_paper" ON "recruitment_offers" USING btree ("paper_id");
CREATE INDEX "recruitment_papers_file" ON "recruitment_papers" USING btree ("file_id");
