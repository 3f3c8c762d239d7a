{{- define "clubwright.fullname" -}}
{{ .Values.fullnameOverride | default (printf "%s-clubwright" .Release.Name) }}
{{- end }}
{{- define "clubwright.labels" -}}
app.kubernetes.io/name: clubwright
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "clubwright.image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ .Values.image.tag }}{{ end }}
{{- end }}
{{- /* A value as text. */}}
{{- define "clubwright.text" -}}
{{ if kindIs "float64" . }}{{ toJson . | quote }}{{ else }}{{ . | quote }}{{ end }}{{/* else 1000000 would be 1e+06 */}}
{{- end }}
{{- define "clubwright.settings" -}}
METRICS_PORT: "9464"
BASE_URL: {{ required "settings.BASE_URL is required: the public address, such as https://fit.example.com" .Values.settings.BASE_URL | quote }}
{{- range $name, $value := .Values.settings }}
{{- if ne $name "BASE_URL" }}
{{ $name }}: {{ include "clubwright.text" $value }}
{{- end }}
{{- end }}
{{- end }}
{{- define "clubwright.secrets" -}}
{{- range $name, $value := .Values.secrets }}
{{ $name }}: {{ required (printf "secrets.%s is required, or existingSecret" $name) $value | include "clubwright.text" }}
{{- end }}
{{- end }}
{{- define "clubwright.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end }}
{{- define "clubwright.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}
{{- /* What all pods have: where they run, as whom, and their files. */}}
{{- define "clubwright.pod" -}}
automountServiceAccountToken: false
securityContext: {{- include "clubwright.podSecurity" . | nindent 2 }}
{{- with .Values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with .Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- range $name := list "imagePullSecrets" "nodeSelector" "tolerations" "affinity" }}
{{- with index $.Values $name }}
{{ $name }}: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- with .Values.extraVolumes }}
volumes: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- /* What all containers have. */}}
{{- define "clubwright.container" -}}
image: {{ include "clubwright.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext: {{- include "clubwright.containerSecurity" . | nindent 2 }}
{{- with .Values.extraEnv }}
env: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.extraVolumeMounts }}
volumeMounts: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- define "clubwright.beforeRelease" -}}
helm.sh/hook: pre-install,pre-upgrade
helm.sh/hook-weight: {{ . | quote }}
helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
{{- end }}
