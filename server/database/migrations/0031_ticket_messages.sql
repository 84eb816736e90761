ALTER TABLE "sms_messages" DROP CONSTRAINT "sms_messages_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_one_ticket" ON "sms_messages" USING btree ("appointment_id") WHERE kind = 'ticket';--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_kind" CHECK (kind in ('prescription', 'confirmed', 'moved', 'cancelled', 'choose', 'reminder', 'ticket'));