ALTER TABLE "appointments" ADD COLUMN "patient_findable" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "findable" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "findable_words" text[];--> statement-breakpoint
CREATE INDEX "appointments_not_findable" ON "appointments" USING btree ("id") WHERE patient_findable is null;--> statement-breakpoint
CREATE INDEX "patients_by_findable" ON "patients" USING gin ("findable_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "patients_not_findable" ON "patients" USING btree ("id") WHERE findable_words is null;