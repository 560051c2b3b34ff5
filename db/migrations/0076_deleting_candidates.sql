-- Whoever deletes a candidate asks each of these tables for her: without an index each reads all of its rows, for each of 5,000 imported people.
create index verifications_candidate on verifications (candidate_id);
create index candidate_reviews_candidate on candidate_reviews (candidate_id);
create index candidate_documents_of_candidate on candidate_documents (candidate_id);
create index pipeline_moves_candidate on pipeline_moves (candidate_id);
create index candidate_views_candidate on candidate_views (candidate_id);
