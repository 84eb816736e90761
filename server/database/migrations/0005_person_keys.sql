ALTER TABLE "patients" ADD COLUMN "family_key" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "given_key" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "phone_key" text;--> statement-breakpoint
CREATE INDEX "appointments_by_time" ON "appointments" USING btree ("appointment_time") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "appointments_of_status" ON "appointments" USING btree ("status","received_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "patients_by_family" ON "patients" USING btree ("family_key","age");--> statement-breakpoint
CREATE INDEX "patients_by_given" ON "patients" USING btree ("given_key","age");--> statement-breakpoint
CREATE INDEX "patients_by_phone" ON "patients" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "patients_deleted" ON "patients" USING btree ("deleted_at","id") WHERE deleted_at is not null;