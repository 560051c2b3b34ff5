-- Whether someone is in Qatar is worked out once, as her record is read; what was known of her before says it as it was said then.
update searched_candidates
set known = jsonb_set(
  known,
  '{known,isInQatar}',
  to_jsonb(
    coalesce(
      known -> 'known' ->> 'current_country',
      concat(known -> 'known' ->> 'current_city', ' ', known -> 'known' ->> 'current_location')
    ) ~* 'qatar|قطر|doha|الدوحة'
  )
)
where known ? 'known';
