-- Once, on the primary, as the superuser: psql -h ADDRESS -p 5000 -U postgres -f roles.sql
create role portal_owner login password '@OWNER_PASSWORD@';
create role portal login password '@PORTAL_PASSWORD@';
create database portal owner portal_owner;
