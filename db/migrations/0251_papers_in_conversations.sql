ALTER TABLE "conversation_messages" DROP CONSTRAINT "conversation_messages_kind_check";
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_kind_check" CHECK ("kind" in ('text', 'phrase', 'picture', 'voice', 'paper'));
