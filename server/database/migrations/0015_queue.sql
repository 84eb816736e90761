CREATE TABLE "queue_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"ticket" text NOT NULL,
	"appointment_id" uuid,
	"doctor_id" uuid,
	"department" text NOT NULL,
	"stage" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"place" text,
	"calls" integer DEFAULT 0 NOT NULL,
	"called_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb,
	CONSTRAINT "queue_entries_appointment_id_unique" UNIQUE("appointment_id"),
	CONSTRAINT "queue_entries_stage" CHECK (stage in ('waiting', 'called', 'in-room', 'done', 'no-show', 'left')),
	CONSTRAINT "queue_entries_day" CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "queue_entries_place" CHECK (stage not in ('called', 'in-room') or place is not null),
	CONSTRAINT "queue_entries_times" CHECK ((stage <> 'in-room' or started_at is not null) and (stage not in ('done', 'no-show', 'left') or ended_at is not null))
);
--> statement-breakpoint
ALTER TABLE "devices" DROP CONSTRAINT "devices_kind";--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "kind" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "check_in_code" text;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_entries_ticket" ON "queue_entries" USING btree ("day","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_entries_one_called" ON "queue_entries" USING btree ("day",lower(place)) WHERE stage = 'called';--> statement-breakpoint
CREATE INDEX "queue_entries_of_doctor" ON "queue_entries" USING btree ("day","doctor_id","priority" DESC NULLS FIRST,"due_at","id") WHERE stage = 'waiting';--> statement-breakpoint
CREATE INDEX "queue_entries_of_department" ON "queue_entries" USING btree ("day","department","priority" DESC NULLS FIRST,"due_at","id") WHERE stage = 'waiting' and doctor_id is null;--> statement-breakpoint
CREATE INDEX "queue_entries_of_day" ON "queue_entries" USING btree ("day","id");--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_kind" CHECK (kind in ('admin', 'desk'));--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_kind" CHECK (kind in ('kiosk', 'desk', 'display'));