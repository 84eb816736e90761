CREATE TABLE "registration_drafts" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"basis" jsonb,
	"draft" jsonb,
	"refused" text[] DEFAULT '{}' NOT NULL,
	"drafted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "registration_drafts" ADD CONSTRAINT "registration_drafts_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_drafts_due" ON "registration_drafts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "registration_drafts_by_age" ON "registration_drafts" USING btree ("requested_at");