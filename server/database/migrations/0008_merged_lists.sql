DROP INDEX "patients_of_doctor";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "patient_folded" text;--> statement-breakpoint
CREATE INDEX "appointments_without_name" ON "appointments" USING btree ("id") WHERE patient_folded is null;--> statement-breakpoint
CREATE INDEX "patients_of_doctor" ON "patients" USING btree ("doctor_id","received_at","id") WHERE deleted_at is null;