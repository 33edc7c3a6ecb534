import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What storing a quote request costs in the database:
 * - the words of a request were held to it by a foreign key, which asked for the request again with each word and took
 *   more time than storing it. They are written by triggers of the request alone; one more removes them;
 * - the files that a request names are found by its number;
 * - how many mails a mailbox had in the last hour is read from an index that ends there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // An installation with very many requests takes longer than a visitor may.
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`
    alter table rfq_terms drop constraint rfq_terms_request_id_fkey;

    create or replace function rfq_removed() returns trigger language plpgsql as $$
    begin
      delete from rfq_terms where request_id in (select id from removed);
      insert into rfq_tallies (status, assignee_id, requests)
        select status, assignee_id, -count(*) from removed group by status, assignee_id;
      return null;
    end $$;

    create index outbound_emails_mailbox_idx on outbound_emails ("to", created_at);
    create index rfq_requests_texts_request_idx on rfq_requests_texts (parent_id, path, "order");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index outbound_emails_mailbox_idx, rfq_requests_texts_request_idx;

    create or replace function rfq_removed() returns trigger language plpgsql as $$
    begin
      insert into rfq_tallies (status, assignee_id, requests)
        select status, assignee_id, -count(*) from removed group by status, assignee_id;
      return null;
    end $$;

    delete from rfq_terms where not exists (select from rfq_requests where id = request_id);
    alter table rfq_terms add constraint rfq_terms_request_id_fkey
      foreign key (request_id) references rfq_requests (id) on delete cascade;
  `)
}
