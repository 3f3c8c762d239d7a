# Build the single executable, then ship nothing but that.
FROM oven/bun:1.4.5 AS build
WORKDIR /build
COPY . .
RUN bun run build && mkdir data

# glibc and certificates, no shell; user 65532 is "nonroot" there.
FROM gcr.io/distroless/base-debian12:nonroot
COPY --from=build /build/dist/clubwright /clubwright
COPY --from=build --chown=65532:65532 /build/data /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["/clubwright"]
CMD ["serve"]
