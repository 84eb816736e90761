DROP INDEX "patients_by_family";--> statement-breakpoint
DROP INDEX "patients_by_given";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "search_words" text[];--> statement-breakpoint
CREATE INDEX "appointments_of_doctor_by_status" ON "appointments" USING btree ("doctor_id","status","received_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "patients_by_words" ON "patients" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "patients_without_words" ON "patients" USING btree ("id") WHERE search_words is null;--> statement-breakpoint
CREATE INDEX "patients_by_family" ON "patients" USING btree ("family_key",left(given_key, 1),"age");--> statement-breakpoint
CREATE INDEX "patients_by_given" ON "patients" USING btree ("given_key",left(family_key, 1),"age");