#!/bin/sh
# Usage: sh configure.sh VALUES NODE FOLDER
# Fills the files of this folder with the values of one machine (node1, node2 or node3) and writes them to FOLDER.
set -eu
umask 077
[ $# -eq 3 ] || { sed -n 2,3p "$0" >&2; exit 2; }
values=$1 node=$2 folder=$3
here=$(dirname "$0")

commands=$(mktemp)
trap 'rm -f "$commands"' EXIT
grep -E '^[A-Z0-9_]+=' "$values" | while IFS='=' read -r name value; do
  case $value in *['|&\']*) echo "$values: $name may not contain | & or \\" >&2; exit 1 ;; esac
  printf 's|@%s@|%s|g\n' "$name" "$value"
  [ "$name" != "ADDRESS_${node#node}" ] || printf 's|@ADDRESS@|%s|g\n' "$value"
done >"$commands"
printf 's|@NODE@|%s|g\n' "$node" >>"$commands"

mkdir -p "$folder"
for file in etcd.env patroni.yml haproxy.cfg pgbouncer.ini userlist.txt roles.sql portal.env; do
  sed -f "$commands" "$here/$file" >"$folder/$file"
  if grep -nE '@[A-Z0-9_]+@' "$folder/$file" >&2; then
    echo "$folder/$file: a value is missing in $values" >&2
    exit 1
  fi
done
