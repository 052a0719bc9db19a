-- The payments that a person decided, by the time of the decision (POST /payment/decided), and any part of a UTR among
-- them. CREDIT payments have no decider.
create index payments_decided_idx on payments (decided_at, id) where decided_by is not null;
create index payments_utr_text_idx on payments using gin (utr gin_trgm_ops) where utr is not null;
