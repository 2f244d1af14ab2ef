-- What was done stays done.
UPDATE "homework" SET "state" = 'done' WHERE "is_done";
