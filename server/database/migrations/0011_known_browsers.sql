CREATE TABLE "known_browsers" (
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "device_id" uuid;--> statement-breakpoint
CREATE INDEX "known_browsers_by_age" ON "known_browsers" USING btree ("last_login_at");