-- A row appears with its answer, at the end of the transaction of the call: nothing has to say whether there is one.
alter table idempotency_keys drop column status;
