import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What separates words: spaces, and ASCII and typographic punctuation. */
const SEPARATORS =
  '[\\s\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u2000-\\u206f\\u2190-\\u2bff]+'

/**
 * What makes the desk as fast with a million requests as with a thousand, without an extension of PostgreSQL:
 * - `rfq_terms`: the beginnings by which a request is found, one row for each: a range of an index, however many there are;
 * - `rfq_tallies`: how many requests there are of each status and with whom; each statement adds its difference as a
 *   row of its own, so nobody waits for anybody, and housekeeping adds them up;
 * - an index for each order of the list, newest first within equals.
 * Triggers keep the two tables, whichever door a change comes through.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // An installation with very many requests takes longer than a visitor may.
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(
    sql.raw(`
    create function rfq_fold(value text) returns text language sql immutable strict parallel safe as $$
      select lower(regexp_replace(normalize(value, NFKD), '[\\u0300-\\u036f]', '', 'g'))
    $$;

    create function rfq_words(value text) returns setof text language sql immutable strict parallel safe as $$
      select word from regexp_split_to_table(rfq_fold(value), '${SEPARATORS}') as word where word <> ''
    $$;

    -- A telephone number is found from the beginning of each of its groups on, and by its last digits.
    create function rfq_numbers(phone text) returns setof text language sql immutable strict parallel safe as $$
      with groups as (
        select array_agg(part order by place) as parts
        from regexp_split_to_table(phone, '[^0-9]+') with ordinality as given (part, place) where part <> ''
      )
      select array_to_string(parts[first:], '') from groups, generate_subscripts(parts, 1) as first
      union select right(array_to_string(parts, ''), length) from groups, unnest(array[4, 7, 10]) as length
    $$;

    create function rfq_terms_of(full_name text, company text, email text, phone text)
    returns setof text language sql immutable strict parallel safe as $$
      select distinct left(term, 200) from (
        select rfq_words(full_name || ' ' || company || ' ' || email)
        union all select rfq_fold(email)
        union all select rfq_numbers(phone)
      ) as found (term) where term <> ''
    $$;

    create table rfq_terms (
      term text collate "C" not null,
      request_id integer not null references rfq_requests (id) on delete cascade,
      primary key (term, request_id)
    );
    create unique index rfq_terms_request_idx on rfq_terms (request_id, term);

    create table rfq_tallies (
      id bigint generated always as identity primary key,
      status enum_rfq_requests_status not null,
      assignee_id integer,
      requests integer not null
    );

    create function rfq_added() returns trigger language plpgsql as $$
    begin
      insert into rfq_terms (term, request_id)
        select term, id from added, rfq_terms_of(full_name, company, email, phone) as term;
      insert into rfq_tallies (status, assignee_id, requests)
        select status, assignee_id, count(*) from added group by status, assignee_id;
      return null;
    end $$;

    create function rfq_changed() returns trigger language plpgsql as $$
    begin
      delete from rfq_terms where request_id in (
        select id from added join removed using (id)
        where (added.full_name, added.company, added.email, added.phone)
          is distinct from (removed.full_name, removed.company, removed.email, removed.phone)
      );
      insert into rfq_terms (term, request_id)
        select term, id from added join removed using (id),
          rfq_terms_of(added.full_name, added.company, added.email, added.phone) as term
        where (added.full_name, added.company, added.email, added.phone)
          is distinct from (removed.full_name, removed.company, removed.email, removed.phone);
      insert into rfq_tallies (status, assignee_id, requests)
        select status, assignee_id, sum(difference) from (
          select status, assignee_id, 1 as difference from added
          union all select status, assignee_id, -1 from removed
        ) as differences
        group by status, assignee_id having sum(difference) <> 0;
      return null;
    end $$;

    create function rfq_removed() returns trigger language plpgsql as $$
    begin
      insert into rfq_tallies (status, assignee_id, requests)
        select status, assignee_id, -count(*) from removed group by status, assignee_id;
      return null;
    end $$;

    create trigger rfq_added after insert on rfq_requests
      referencing new table as added for each statement execute function rfq_added();
    create trigger rfq_changed after update on rfq_requests
      referencing old table as removed new table as added for each statement execute function rfq_changed();
    create trigger rfq_removed after delete on rfq_requests
      referencing old table as removed for each statement execute function rfq_removed();

    insert into rfq_terms (term, request_id)
      select term, id from rfq_requests, rfq_terms_of(full_name, company, email, phone) as term;
    insert into rfq_tallies (status, assignee_id, requests)
      select status, assignee_id, count(*) from rfq_requests group by status, assignee_id;

    create index rfq_desk_created_idx on rfq_requests (created_at, id);
    create index rfq_desk_name_idx on rfq_requests (lower(full_name), id);
    create index rfq_desk_company_idx on rfq_requests (lower(company), id);
    create index rfq_desk_status_up_idx on rfq_requests (status, created_at desc, id desc);
    create index rfq_desk_status_down_idx on rfq_requests (status, created_at, id);
    create index rfq_desk_service_up_idx on rfq_requests (service_type, created_at desc, id desc);
    create index rfq_desk_service_down_idx on rfq_requests (service_type, created_at, id);
    create index rfq_desk_assignee_idx on rfq_requests (assignee_id, created_at, id);
    create index rfq_desk_unassigned_idx on rfq_requests (created_at, id) where assignee_id is null;
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index rfq_desk_created_idx, rfq_desk_name_idx, rfq_desk_company_idx, rfq_desk_status_up_idx,
      rfq_desk_status_down_idx, rfq_desk_service_up_idx, rfq_desk_service_down_idx, rfq_desk_assignee_idx,
      rfq_desk_unassigned_idx;
    drop trigger rfq_added on rfq_requests;
    drop trigger rfq_changed on rfq_requests;
    drop trigger rfq_removed on rfq_requests;
    drop function rfq_added;
    drop function rfq_changed;
    drop function rfq_removed;
    drop table rfq_tallies;
    drop table rfq_terms;
    drop function rfq_terms_of;
    drop function rfq_numbers;
    drop function rfq_words;
    drop function rfq_fold;
  `)
}
