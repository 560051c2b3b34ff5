CREATE TABLE "sealed_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);


-- Where people are already, what is kept hashed was hashed with the secret itself: the next start seals that as the key of hashes.
insert into sealed_keys (name, sealed) select 'hashes', 'legacy' where exists (select from users);
