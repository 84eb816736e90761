CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_by_name" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"arranged" boolean,
	"seen_by" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "password_resets_role" CHECK (role in ('admin', 'doctor'))
);
--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "signed_after_reset" jsonb;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "issued_by" uuid;--> statement-breakpoint
CREATE INDEX "password_resets_newest" ON "password_resets" USING btree ("used_at","id");--> statement-breakpoint
CREATE INDEX "password_resets_of_account" ON "password_resets" USING btree ("account_id","used_at");