CREATE TABLE "clinic_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content" bytea NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "expertise" text DEFAULT '' NOT NULL;