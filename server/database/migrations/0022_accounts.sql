CREATE TABLE "access_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid NOT NULL,
	"subject_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seen_by" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "access_notices_kind" CHECK (kind in ('opened', 'many')),
	CONSTRAINT "access_notices_subject" CHECK ((kind = 'opened') = (subject_id is not null))
);
--> statement-breakpoint
CREATE TABLE "account_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"secret" text,
	"pending" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "account_factors_role" CHECK (role in ('admin', 'doctor'))
);
--> statement-breakpoint
CREATE TABLE "ceremonies" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"details" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ceremonies_purpose" CHECK (purpose in ('add-passkey', 'use-passkey', 'sign-on'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_role" CHECK (role in ('admin', 'doctor'))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_on_subjects" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_on_subjects_issuer_subject_role_pk" PRIMARY KEY("issuer","subject","role"),
	CONSTRAINT "sign_on_subjects_role" CHECK (role in ('admin', 'doctor'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "access_notices_newest" ON "access_notices" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "access_notices_of_account" ON "access_notices" USING btree ("account_id","kind","at");--> statement-breakpoint
CREATE INDEX "access_notices_of_subject" ON "access_notices" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "ceremonies_by_expiry" ON "ceremonies" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_of_account" ON "recovery_codes" USING btree ("account_id");