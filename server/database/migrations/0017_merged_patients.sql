CREATE TABLE "patient_merge_moves" (
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"before" jsonb,
	CONSTRAINT "patient_merge_moves_merge_id_kind_row_id_pk" PRIMARY KEY("merge_id","kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "patient_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"survivor_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	"merged_by" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_origin";--> statement-breakpoint
DROP INDEX "appointments_due";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "registered_as" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "patient_merge_moves" ADD CONSTRAINT "patient_merge_moves_merge_id_patient_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."patient_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_survivor_id_patients_id_fk" FOREIGN KEY ("survivor_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_merges" ADD CONSTRAINT "patient_merges_merged_id_patients_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_merges_of_survivor" ON "patient_merges" USING btree ("survivor_id","merged_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_merges_one_at_a_time" ON "patient_merges" USING btree ("merged_id") WHERE undone_at is null;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_merged_into_patients_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_merged_registration" ON "appointments" USING btree ("registered_as") WHERE origin = 'merged';--> statement-breakpoint
CREATE INDEX "patients_merged" ON "patients" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "appointments_due" ON "appointments" USING btree ((coalesce(slot_starts_at, agreed_at, case when origin = 'sample' then appointment_time else received_at end))) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_origin" CHECK (origin in ('registration', 'merged', 'sample'));