-- Sessions end by their role's time: operators 12 hours after sign-in or 30 minutes after the last use, agencies 14 days, others 90 days or 30 unused.
update sessions set expires_at = least(expires_at, now() + interval '30 minutes', sessions.created_at + interval '12 hours')
from users where users.id = sessions.user_id and users.role = 'admin' and sessions.ended_at is null;
update sessions set expires_at = least(expires_at, sessions.created_at + interval '14 days')
from users where users.id = sessions.user_id and users.role = 'agency' and sessions.ended_at is null;
update sessions set expires_at = least(expires_at, sessions.created_at + interval '90 days')
from users where users.id = sessions.user_id and users.role in ('employer', 'jobseeker') and sessions.ended_at is null;

-- Of each person the 20 newest stay.
update sessions set ended_at = now()
where id in (
  select id from (
    select id, row_number() over (partition by user_id order by created_at desc, id desc) as place
    from sessions where ended_at is null and expires_at > now()
  ) ranked where place > 20
);
